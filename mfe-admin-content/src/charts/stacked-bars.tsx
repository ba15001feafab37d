import { directionOf, useLanguage } from '@confida/i18n'
import {
  BarController,
  BarElement,
  CategoryScale,
  type ChartData,
  Chart as ChartJs,
  type ChartOptions,
  LinearScale,
  Tooltip,
} from 'chart.js'
import { useRef } from 'react'
import { Chart } from 'react-chartjs-2'
import { useNumber } from '../format/use-number.ts'
import type { Series } from './series.ts'
import styles from './stacked-bars.module.css'
import { useCssColours } from './use-css-colours.ts'

ChartJs.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

const frame = {
  text: 'var(--cf-text-muted)',
  grid: 'var(--cf-border)',
  surface: 'var(--cf-surface)',
  tooltip: 'var(--cf-text)',
  onTooltip: 'var(--cf-text-inverse)',
}

interface StackedBarsProps {
  /** What a screen reader calls the picture. */
  label: string
  steps: string[]
  series: Series[]
}

/** Figures over time, those of a step on top of each other; where people read from the right, time runs to the left. */
export function StackedBars({ label, steps, series }: StackedBarsProps) {
  const box = useRef<HTMLDivElement>(null)
  const colours = useCssColours(box, {
    ...frame,
    ...Object.fromEntries(series.map(({ key, colour }) => [key, colour])),
  })
  const options = useOptions(colours)
  return (
    <div ref={box} className={styles.box}>
      {colours && (
        <Chart
          type="bar"
          role="img"
          aria-label={label}
          data={dataOf(steps, series, colours)}
          options={options}
        />
      )}
    </div>
  )
}

type Colours = Record<string, string>

function dataOf(steps: string[], series: Series[], colours: Colours): ChartData<'bar', (number | null)[]> {
  return {
    labels: steps,
    datasets: series.map(({ key, name, values }) => ({
      label: name,
      data: values,
      backgroundColor: colours[key],
      hoverBackgroundColor: colours[key],
      // A line of the ground between neighbours, for eyes that do not tell their colours apart.
      borderColor: colours.surface,
      hoverBorderColor: colours.surface,
      borderWidth: { top: 1 },
      borderSkipped: false,
      maxBarThickness: 48,
      categoryPercentage: 0.9,
    })),
  }
}

function useOptions(colours: Colours | undefined): ChartOptions<'bar'> {
  const number = useNumber()
  const isRtl = directionOf(useLanguage()) === 'rtl'
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const ticks = { color: colours?.text }
  const font = { family: getComputedStyle(document.body).fontFamily }
  return {
    maintainAspectRatio: false,
    animation: isMotionReduced ? false : { duration: 300 },
    font,
    interaction: { mode: 'index', intersect: false },
    scales: {
      x: {
        stacked: true,
        reverse: isRtl,
        grid: { display: false },
        border: { color: colours?.grid },
        ticks: { ...ticks, font, maxRotation: 0, autoSkipPadding: 16 },
      },
      y: {
        stacked: true,
        position: isRtl ? 'right' : 'left',
        beginAtZero: true,
        grid: { color: colours?.grid },
        border: { display: false },
        ticks: { ...ticks, font, precision: 0, callback: (value) => number(Number(value)) },
      },
    },
    plugins: {
      tooltip: {
        rtl: isRtl,
        textDirection: isRtl ? 'rtl' : 'ltr',
        titleFont: font,
        bodyFont: font,
        backgroundColor: colours?.tooltip,
        titleColor: colours?.onTooltip,
        bodyColor: colours?.onTooltip,
        padding: 12,
        boxPadding: 6,
        // As the bars stand, from the top; what is nothing is not named.
        itemSort: (a, b) => b.datasetIndex - a.datasetIndex,
        filter: ({ raw }) => raw !== 0,
        callbacks: { label: ({ dataset, raw }) => `${dataset.label}: ${number(Number(raw))}` },
      },
    },
  }
}

import { useState, version } from 'react'
import './notes.css'
import { texts } from './texts.js'

export function Notes({ language, path, basename, navigate, session }) {
  const [draft, setDraft] = useState('')
  const t = texts[language] ?? texts.en
  const open = (event) => {
    event.preventDefault()
    navigate(event.currentTarget.getAttribute('href'))
  }
  return (
    <section className="notes" data-react={version}>
      <h1>
        {t.title} {VERSION}
      </h1>
      <p>{path === '/details' ? t.details : t.list}</p>
      <input aria-label={t.draft} value={draft} onChange={(event) => setDraft(event.target.value)} />
      <a href={`${basename}/details`} onClick={open}>
        {t.toDetails}
      </a>
      <a href="/dashboard" onClick={open}>
        {t.toShell}
      </a>
      <button type="button" onClick={() => session.logout()}>
        {t.logout}
      </button>
    </section>
  )
}

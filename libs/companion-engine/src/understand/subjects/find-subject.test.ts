import { expect, it } from '@jest/globals'
import { featuresAsWritten } from '../classifier/message-features.ts'
import { findSubject, likeliestOf } from './find-subject.ts'
import { ASKED_SUBJECTS, isAsked, SUBJECTS, TOLD_SUBJECTS } from './subject.ts'

const found = findSubject(
  featuresAsWritten('My cat is ill, she keeps vomiting and I’m at the vet’s with her', 'en'),
)

it('shares a whole among the subjects and none', () => {
  const sum = Object.values(found.ofSubjects).reduce((all, one) => all + one, 0)
  expect(sum + found.none).toBeCloseTo(1)
  expect(Object.keys(found.ofSubjects).sort()).toEqual([...SUBJECTS].sort())
})

it('tells the likeliest of some', () => {
  expect(likeliestOf(found, SUBJECTS).subject).toBe('petIll')
  const inOne = likeliestOf(found, TOLD_SUBJECTS.animals)
  expect(inOne.subject).toBe('petIll')
  expect(inOne.share).toBeGreaterThan(likeliestOf(found, SUBJECTS).share)
  expect(likeliestOf(found, ['examAhead']).share).toBeCloseTo(1)
})

it('takes a greeting for none', () => {
  expect(findSubject(featuresAsWritten('Good morning!', 'en')).none).toBeGreaterThan(0.7)
})

it('parts what is told from what is asked for', () => {
  expect(Object.values(ASKED_SUBJECTS).flat().every(isAsked)).toBe(true)
  expect(Object.values(TOLD_SUBJECTS).flat().some(isAsked)).toBe(false)
})

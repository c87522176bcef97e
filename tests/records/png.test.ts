import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textIn, withText } from '../../src/records/png'
import { timed } from '../cpu-time'

const PICTURE = new Uint8Array(readFileSync('public/icons/icon-192.png'))
const WORD = 'Arab Revolt'
const TEXT = '{"name":"Ḥaifa — ‘first’ game"}'

const changed = (bytes: Uint8Array, at: number): Uint8Array => {
  const copy = bytes.slice()
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

test('a picture carries a text and gives it back', () => {
  expect(textIn(withText(PICTURE, WORD, TEXT), WORD)).toEqual({ text: TEXT, mistake: null })
})

test('the picture itself stays, and its end stays the end', () => {
  const carrying = withText(PICTURE, WORD, TEXT)
  const added = carrying.length - PICTURE.length
  expect(carrying.slice(0, PICTURE.length - 12)).toEqual(PICTURE.slice(0, -12))
  expect(carrying.slice(PICTURE.length - 12 + added)).toEqual(PICTURE.slice(-12))
})

test('a text under another word is not ours', () => {
  const other = withText(PICTURE, 'Arab Revolt 2', TEXT)
  expect(textIn(other, WORD)).toEqual({ text: null, mistake: 'carries-nothing' })
  expect(textIn(withText(other, WORD, 'ours'), WORD).text).toBe('ours')
})

test('a picture without a text says so', () => {
  expect(textIn(PICTURE, WORD)).toEqual({ text: null, mistake: 'carries-nothing' })
})

test('what is no PNG is told, and left alone', () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff])
  expect(textIn(jpeg, WORD)).toEqual({ text: null, mistake: 'not-a-png' })
  expect(withText(jpeg, WORD, TEXT)).toBe(jpeg)
  expect(textIn(new Uint8Array(), WORD).mistake).toBe('not-a-png')
})

test('a text that was changed on the way is damaged', () => {
  const carrying = withText(PICTURE, WORD, TEXT)
  expect(textIn(changed(carrying, carrying.length - 20), WORD)).toEqual({
    text: null,
    mistake: 'damaged',
  })
})

test('a picture that was cut off is damaged', () => {
  const carrying = withText(PICTURE, WORD, TEXT)
  expect(textIn(carrying.slice(0, -20), WORD)).toEqual({ text: null, mistake: 'damaged' })
  expect(withText(PICTURE.slice(0, -4), WORD, TEXT)).toEqual(PICTURE.slice(0, -4))
})

test('a picture of very many empty chunks is read in a moment', () => {
  const many = new Uint8Array(50_000_000)
  many.set(PICTURE.subarray(0, 8))
  const { result, milliseconds } = timed(() => textIn(many, WORD))
  expect(result.mistake).toBe('damaged')
  expect(milliseconds).toBeLessThan(1000)
})

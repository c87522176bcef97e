import { existsSync } from 'node:fs'

/**
 * Where a language says what English says here; the same place where it is no words.
 * @param {string} path
 * @param {string} language as its rooms are called
 */
const placeIn = (path, language) =>
  path
    .replace('/words/en/', `/words/${language}/`)
    .replace(/\/language\/english\.ts$/, `/language/${language}.ts`)

/**
 * Builds the page in a language: whatever imports English words gets those of the language, where it has them. What a
 * language takes from English itself it gets.
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export const inLanguage = (language) => ({
  name: 'language',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const english = await this.resolve(source, importer, { ...options, skipSelf: true })
    if (!english) return null
    const place = placeIn(english.id, language)
    return place !== english.id && place !== importer && existsSync(place) ? place : english
  },
  transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
})

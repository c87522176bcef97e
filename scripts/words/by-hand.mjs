import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where sentences are made. */
const WORDS = /(?:^|\/)(?:words|story|language|lessons|studies)\/.*\.tsx?$/

/** What no grammar is made with: another language has other endings, and more than two forms for a number. */
const WRONG = [
  { sign: /\.replace(?:All)?\(/, what: 'makes words by replacing a part of others' },
  {
    sign: /[!=]== 1 \?|\? '' : 's'/,
    what: 'chooses between one and several by hand, not by plural',
  },
]

/**
 * Every line of words below root/src that makes its grammar by hand, as a message.
 * @param {string} root
 */
export function byHand(root) {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => WORDS.test(path))
    .sort()
    .flatMap((path) =>
      readFileSync(join(root, 'src', path), 'utf8')
        .split('\n')
        .flatMap((line, i) =>
          WRONG.filter(({ sign }) => sign.test(line)).map(
            ({ what }) => `src/${path}:${i + 1} ${what}`,
          ),
        ),
    )
}

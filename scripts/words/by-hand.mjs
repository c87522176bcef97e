import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where sentences are made. */
const WORDS = /(?:^|\/)(?:words|story|language|lessons|studies)\/.*\.tsx?$/

/** What grammar is made with. */
const LANGUAGE = /^language\//

/** Where they are said, too. */
const SAID = /(?:^ui\/.*|\/screen\/.*)\.tsx?$/

/** What no grammar is made with: another language has other endings, other lists, and more than two forms for a number. */
const WRONG = [
  {
    sign: /\.replace(?:All)?\(/,
    what: 'makes words by replacing a part of others',
    where: [WORDS],
  },
  {
    sign: /[!=]== 1 \?|\? '' : 's'/,
    what: 'chooses between one and several by hand, not by plural',
    where: [WORDS],
  },
  {
    sign: /\.join\(.*(['"`])(?:, ?(?:\w+ )?| ?(?:and|or|then) )\1|^\s*(['"`]), \2,?$/,
    what: 'makes a list by hand, not by listed, either or inRow',
    where: [WORDS, SAID],
  },
  {
    sign: /\.(?:starts|ends)With\(\s*(['"`])(?:[A-Z]|[^'"`]*[ .,;:]\1)/,
    what: 'looks at how a sentence begins or ends, which is for whoever says it to know',
    where: [WORDS, SAID],
  },
  {
    sign: /\.(?:charAt|substring)\(|\.slice\(0, -\d/,
    what: 'cuts words, which another language cuts elsewhere',
    where: [WORDS],
    but: LANGUAGE,
  },
]

/**
 * Every line of words below root/src that makes its grammar by hand, as a message.
 * @param {string} root
 */
export function byHand(root) {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap((path) => {
      const wrong = WRONG.filter(
        ({ where, but }) => where.some((one) => one.test(path)) && !but?.test(path),
      )
      return wrong.length > 0 ? found(root, path, wrong) : []
    })
}

/**
 * @param {string} root
 * @param {string} path
 * @param {readonly { sign: RegExp, what: string }[]} wrong
 */
function found(root, path, wrong) {
  return readFileSync(join(root, 'src', path), 'utf8')
    .split('\n')
    .flatMap((line, i) =>
      wrong.filter(({ sign }) => sign.test(line)).map(({ what }) => `src/${path}:${i + 1} ${what}`),
    )
}

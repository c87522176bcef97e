import { noClassSelector } from './no-class-selector.js'

/** The rules that oxlint knows only from us. */
export default {
  meta: { name: 'house' },
  rules: { 'no-class-selector': noClassSelector },
}

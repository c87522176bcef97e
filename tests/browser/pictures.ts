/* What the test of pictures calls on the page. */
export { textIn, withText } from '../../src/records/png'
export { pngPicture } from '../../src/ui/records/png-picture'
export { svgPicture } from '../../src/ui/records/svg-picture'

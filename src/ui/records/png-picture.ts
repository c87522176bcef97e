const imageOf = async (svg: string): Promise<HTMLImageElement> => {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A drawing (of `svgPicture`) as a PNG so many pixels wide; null where the browser cannot make one. */
export const pngPicture = async (svg: string, width: number): Promise<Uint8Array | null> => {
  const image = await imageOf(svg)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * image.height) / image.width)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return blob && new Uint8Array(await blob.arrayBuffer())
}

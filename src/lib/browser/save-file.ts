/**
 * Returns whether the site runs as an iOS home-screen app, which opens a download in a viewer without a way back; its
 * share sheet can save it.
 */
const isIosApp = (): boolean => 'standalone' in navigator && navigator.standalone === true;

const shareFile = async (file: File, url?: string): Promise<boolean> => {
  if (!navigator.canShare?.({ files: [file] })) return false;
  try {
    await navigator.share({ files: [file], ...(url && { url }) });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
};

/** Saves a file: as a download, or with the share sheet in an iPhone's home-screen app. */
export const saveFile = async (name: string, type: string, content: BlobPart): Promise<void> => {
  const file = new File([content], name, { type });
  if (isIosApp() && (await shareFile(file))) return;
  downloadFile(file);
};

const downloadFile = (file: File): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the URL asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

const pngOf = async (canvas: HTMLCanvasElement): Promise<Blob> => {
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The browser cannot encode a PNG');
  return png;
};

/** Saves a canvas as a PNG file. */
export const saveCanvas = async (name: string, canvas: HTMLCanvasElement): Promise<void> =>
  saveFile(name, 'image/png', await pngOf(canvas));

/** Opens the share sheet with a canvas and a link; saves the image if files cannot be shared. */
export const shareCanvas = async (name: string, canvas: HTMLCanvasElement, url: string): Promise<void> => {
  const file = new File([await pngOf(canvas)], name, { type: 'image/png' });
  if (!(await shareFile(file, url))) downloadFile(file);
};

/** Copies by a selection, which browsers allow where the clipboard API is missing: on plain http. */
const copySelection = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'vh';
  // Outside of an open dialog nothing can be selected.
  const place = document.activeElement?.closest('dialog') ?? document.body;
  const focused = document.activeElement;
  place.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
};

/** Puts a text into the clipboard; false where the browser refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
};

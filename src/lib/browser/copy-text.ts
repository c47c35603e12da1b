/** Copies through a selection, which also works without the clipboard API (on plain http). */
const copySelection = (text: string): boolean => {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'vh';
  // While a dialog is open, only its content can be selected.
  const place = document.activeElement?.closest('dialog') ?? document.body;
  const focused = document.activeElement;
  place.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isDone;
};

/** Copies a text to the clipboard; resolves to false if the browser refuses. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
};

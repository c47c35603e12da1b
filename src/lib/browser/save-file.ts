/** Hands a text to the reader as a file to keep. */
export const saveFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};

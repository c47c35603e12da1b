/** Limits of a multipart body; sizes in bytes. */
export const uploadLimits = {
  fileSize: 5 * 1024 * 1024,
  files: 3,
  fields: 20,
  fieldSize: 64 * 1024,
  parts: 30,
} as const;

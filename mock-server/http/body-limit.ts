/** Maximum size of a request body in bytes; uploads have their own limits. */
export const maxBodyBytes = 256 * 1024;

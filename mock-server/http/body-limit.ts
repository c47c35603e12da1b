/** Maximum size of a request body in bytes; uploads have their own limits (R216). */
export const maxBodyBytes = 256 * 1024;

/** The largest request body the simulator reads, bytes; uploads have their own (R216). */
export const maxBodyBytes = 256 * 1024;

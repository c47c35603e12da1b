/** The largest request body the simulator reads, bytes; uploads have their own (R216). */
export const bodyLimit = 256 * 1024;

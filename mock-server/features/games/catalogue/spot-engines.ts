/** Tables with betting spots that are all decided by one draw. */
export const spotEngines = [
  'roulette',
  'dragontiger',
  'wheel',
  'sicbo',
  'fantan',
  'hilo',
  'sedie',
  'karakrus',
] as const;
export type SpotEngine = (typeof spotEngines)[number];

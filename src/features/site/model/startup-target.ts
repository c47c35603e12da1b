/** What of the site settings decides whether the app opens at all (R044). */
interface Gates {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

const maintenancePath = '/m/maintenance';
const regionPath = '/m/ipLimit';

/**
 * Path of the screen that stands before the page, null for the normal app; maintenance wins (R040, R041). Pages that are
 * open in barred regions have the first alone (A97).
 */
const barrierOf = (
  { maintenance, regionRestriction }: Gates,
  whenRestricted: boolean,
): typeof maintenancePath | typeof regionPath | null => {
  if (maintenance) return maintenancePath;
  return regionRestriction && !whenRestricted ? regionPath : null;
};

/**
 * Returns where a visitor of `path` belongs now, null when here. The barrier screens themselves lead home once their
 * reason is gone (A15). `whenRestricted`: the page is open in barred regions.
 */
export const startupTarget = (path: string, gates: Gates, whenRestricted: boolean): string | null => {
  const barrier = barrierOf(gates, whenRestricted && path !== regionPath);
  if (barrier) return path === barrier ? null : barrier;
  return path === maintenancePath || path === regionPath ? '/m/home' : null;
};

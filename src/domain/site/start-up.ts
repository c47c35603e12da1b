/** What of the site settings decides whether the app opens at all (R044). */
interface Gates {
  readonly maintenance: boolean;
  readonly regionRestriction: boolean;
}

const maintenancePath = '/m/maintenance';
const regionPath = '/m/ipLimit';

/** Path of the screen that stands before the app, null for the normal app; maintenance wins (R040, R041). */
const barrierOf = ({ maintenance, regionRestriction }: Gates): typeof maintenancePath | typeof regionPath | null => {
  if (maintenance) return maintenancePath;
  return regionRestriction ? regionPath : null;
};

/** Where a visitor of `path` belongs now; null when here. The barrier screens themselves lead home once their reason is gone (A15). */
export const startTarget = (path: string, gates: Gates): string | null => {
  const barrier = barrierOf(gates);
  if (barrier) return path === barrier ? null : barrier;
  return path === maintenancePath || path === regionPath ? '/m/home' : null;
};

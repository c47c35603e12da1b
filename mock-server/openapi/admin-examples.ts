const hook = { event: 'deposit.approved', url: 'http://localhost:5173/hook', secret: 'a-long-secret' };
const offline = { endpoint: 'hotGames', replies: [{ errorCode: 'system.unknown' }, { value: [] }, {}] };

/** Examples of bodies of the admin API, by the name of the call. */
export const adminBodies: Readonly<Record<string, unknown>> = {
  addCallback: hook,
  addOverride: offline,
  applyScenarios: { names: ['wallet.empty', 'banners.one'] },
  changeMatch: { result: '1' },
  changeSafety: { wish: 'no-limits' },
  createWorld: { name: 'shop', seed: 'tuesday' },
  forkHistory: { name: 'before-login', side: 'before' },
  giveKey: { key: 'printed-at-startup' },
  makeCheckpoint: { name: 'before the deposit' },
  mcp: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  openState: { scenario: 'wallet.empty', as: 'player01', to: '/m/home' },
  restoreSnapshot: {
    format: 1,
    version: '0.1.0',
    seedOf: '0123456789abcdef',
    world: 'shop',
    origin: { seed: 'tuesday', epoch: 1795017600000, frozenAt: null },
    resets: 0,
    changes: [{ kind: 'flag', id: 'MAINTENANCE', doc: { id: 'MAINTENANCE', value: true, setAt: 0, setBy: 'admin' } }],
  },
  setBrowser: { world: 'shop' },
  setCallbacks: { callbacks: [hook] },
  setClock: { advance: '1d12h' },
  setFaults: { faults: [{ endpoint: 'login', kind: 'delay', delay: 1500 }] },
  setFlags: { PACE: false },
  setOutcome: { outcome: 'win' },
  setOverrides: { overrides: [offline] },
  decideIdentity: { decision: 'more', reasons: ['blurry'], pictures: ['back'] },
  setUpstream: { base: 'https://staging.example', endpoints: ['hotGames'], keep: true },
  startTest: { title: 'deposit.test.ts › pays', refuseUnnamedFor: 600 },
  verify: { endpoint: 'login', match: { body: { username: 'player*' } }, count: { exactly: 1 } },
};

/** Examples of parts of paths. */
export const pathExamples: Readonly<Record<string, string>> = {
  picture: 'front',
  world: 'default',
  account: 'player01',
  id: 'o1',
  call: '1',
  match: 'm1',
};

import type { DatabaseClock } from '../database-clock.ts';
import type { Lease } from '../lease.ts';
import type { LeaseTable, OtherWorld, OwnedElsewhere } from '../world-claims.ts';
import type { Database } from './database.ts';

/** After this time without a renewal a process and its leases are deleted. */
const retention = '1 hour';

/** Database's time, epoch ms; that of `now()` is the start of the transaction, before it waited for locks. */
const clockTime = 'extract(epoch FROM clock_timestamp()) * 1000 AS time';

const renewal = `
  INSERT INTO processes (id, address, expires) VALUES ($1, $2, now() + $3 * interval '1 millisecond')
  ON CONFLICT (id) DO UPDATE SET expires = excluded.expires
  RETURNING ${clockTime}`;

// A registration with the same address belongs to an ended process, because this one listens there now.
const acquisition = `
  INSERT INTO leases AS held (world, owner) VALUES ($1, $2)
  ON CONFLICT (world) DO UPDATE SET owner = excluded.owner, epoch = nextval('lease_epochs'), team = NULL
  WHERE held.owner = excluded.owner
    OR NOT EXISTS (SELECT FROM processes WHERE id = held.owner AND expires > now() AND address <> $3)
  RETURNING epoch, ${clockTime}`;

const otherWorlds = `
  SELECT coalesce(name, lease.world) AS name, address, coalesce(lease.team, owners.team) AS team
  FROM (SELECT name FROM worlds WHERE kept) AS stored
  FULL JOIN (
    SELECT world, owner, address, team FROM leases JOIN processes ON processes.id = leases.owner WHERE expires > now()
  ) AS lease ON lease.world = name
  LEFT JOIN owners ON owners.world = name
  WHERE owner IS DISTINCT FROM $1 ORDER BY 1`;

/** The leases in the tables `processes` and `leases`. */
export class PostgresLeaseTable implements LeaseTable {
  readonly #database: Database;
  readonly #id: string;
  readonly #address: () => string;
  readonly #clock: DatabaseClock;

  /** `id` is unique for each start of a process; `address` returns the target of forwarded calls. */
  constructor(
    database: Database,
    { id, address, clock }: { readonly id: string; readonly address: () => string; readonly clock: DatabaseClock },
  ) {
    this.#database = database;
    this.#id = id;
    this.#address = address;
    this.#clock = clock;
  }

  async renew(ttlMs: number): Promise<void> {
    const [renewed] = await this.#database.query<{ time: string }>(renewal, [this.#id, this.#address(), ttlMs]);
    this.#clock.observe(Number(renewed?.time));
    await this.#database.query(`DELETE FROM processes WHERE expires < now() - interval '${retention}'`);
  }

  async acquire(world: string): Promise<{ readonly epoch: number } | OwnedElsewhere> {
    for (;;) {
      const [lease] = await this.#database.query<{ epoch: string; time: string }>(acquisition, [
        world,
        this.#id,
        this.#address(),
      ]);
      if (lease) {
        this.#clock.observe(Number(lease.time));
        return { epoch: Number(lease.epoch) };
      }
      const [owner] = await this.#database.query<OwnedElsewhere>('SELECT address FROM world_leases WHERE world = $1', [
        world,
      ]);
      // Without an owner the world was released meanwhile.
      if (owner) return owner;
    }
  }

  async held(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#database.query<{ world: string; epoch: string }>(
      'SELECT world, epoch FROM leases WHERE owner = $1',
      [this.#id],
    );
    return new Map(rows.map(({ world, epoch }) => [world, Number(epoch)]));
  }

  async release({ world, epoch }: Lease): Promise<void> {
    await this.#database.query('DELETE FROM leases WHERE world = $1 AND epoch = $2', [world, epoch]);
  }

  async setTeam({ world, epoch }: Lease, team: string): Promise<void> {
    await this.#database.query('UPDATE leases SET team = $3 WHERE world = $1 AND epoch = $2', [world, epoch, team]);
  }

  async retire(): Promise<boolean> {
    await this.#database.query('UPDATE processes SET retired = true WHERE id = $1', [this.#id]);
    return (await this.substitute()) !== undefined;
  }

  async substitute(): Promise<OwnedElsewhere | undefined> {
    const [found] = await this.#database.query<OwnedElsewhere>(
      'SELECT address FROM processes WHERE id <> $1 AND expires > now() AND NOT retired ORDER BY random() LIMIT 1',
      [this.#id],
    );
    return found;
  }

  others(): Promise<OtherWorld[]> {
    return this.#database.query<OtherWorld>(otherWorlds, [this.#id]);
  }

  async leave(): Promise<void> {
    await this.#database.query('DELETE FROM processes WHERE id = $1', [this.#id]);
  }
}

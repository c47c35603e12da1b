import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

interface Dependency {
  readonly ref: string;
  readonly dependsOn?: readonly string[];
}

interface Bom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependency[];
}

const packageIn = (folder: string): string => {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Component;
  return `${name}@${version}`;
};

/**
 * Returns the bill of materials of the release in CycloneDX, reduced from npm's to the packages of these folders. Build
 * and test tools are left out.
 */
export const sbomOf = (folders: Iterable<string>): string => {
  // Uses the lock file, so that an optional package that this machine's Node cannot run causes no failure.
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
  const text = execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const bom = JSON.parse(text) as Bom;
  const shipped = new Set([...folders].map(packageIn));
  const components = bom.components.filter(({ name, version }) => shipped.has(`${name}@${version}`));
  const refs = new Set([bom.metadata.component, ...components].map((it) => it['bom-ref']));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((it) => ({ ...it, dependsOn: it.dependsOn?.filter((ref) => refs.has(ref)) ?? [] }));
  return `${JSON.stringify({ ...bom, components, dependencies }, null, 2)}\n`;
};

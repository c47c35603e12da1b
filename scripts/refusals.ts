import { resolve } from 'node:path';
import ts from 'typescript';
import { errorsOf } from '#contract/endpoint-errors.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorStatus } from '#contract/errors.ts';

/**
 * Checks that each endpoint lists every error code with which its handler can refuse a call; a code that is not listed
 * would be sent as 500. Follows all functions that a handler uses and the subscribers of its events, and collects their
 * codes. The guard of ledger transactions depends on values and is left to the tests.
 */
/** Codes that a function never throws to its callers, or an endpoint's handler never reaches, by name. */
const excluded: Readonly<Record<string, { readonly codes: readonly string[]; readonly reason: string }>> = {
  checkLines: {
    codes: ['user.unknown', 'request.conflict', 'amount.out-of-range', 'request.too-many', 'balance.insufficient'],
    reason: 'returns the code of each line',
  },
  creditBet: { codes: ['balance.insufficient'], reason: 'the house pays, whose account may be negative' },
  claimRebate: { codes: ['balance.insufficient'], reason: 'the house pays, whose account may be negative' },
  depositAlipay: { codes: ['resource.unknown'], reason: 'has no bank to choose' },
  depositQq: { codes: ['resource.unknown'], reason: 'has no bank to choose' },
  depositWechat: { codes: ['resource.unknown'], reason: 'has no bank to choose' },
  endOpenActivity: {
    codes: ['resource.unknown', 'draw.closed', 'promotion.unavailable', 'request.conflict', 'identity.required'],
    reason: 'ends only what it found open',
  },
  openTrialAccount: {
    codes: ['balance.insufficient', 'login.non-member'],
    reason: 'play money has no limit, and trial accounts are not staff',
  },
  payGift: { codes: ['balance.insufficient'], reason: 'the house pays, whose account may be negative' },
  passkeyLoginOptions: { codes: ['passkey.unknown'], reason: 'any passkey may log in' },
  registerMobile: { codes: ['username.taken'], reason: 'asks for no username' },
  removeMoney: { codes: ['balance.insufficient'], reason: 'takes at most the bonus money in the main wallet' },
  returnHeldMoney: { codes: ['balance.insufficient'], reason: 'returns what the order holds' },
  revokeFromWallets: {
    codes: ['balance.insufficient', 'resource.unknown'],
    reason: 'takes at most what an existing wallet holds',
  },
  takeFromRateLimits: { codes: ['request.too-many'], reason: 'returns false' },
  transferOrRefusal: { codes: ['amount.out-of-range', 'balance.insufficient'], reason: 'pays checked lines' },
  wireBet: { codes: ['resource.unknown'], reason: 'bets are placed on known matches only' },
};

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const program = ts.createProgram(
  [resolve('mock-server/features/handlers.ts'), resolve('mock-server/features/subscribers.ts')],
  { ...options, incremental: false },
);
const checker = program.getTypeChecker();

/** A function or constant at the top level of a file, or a method. */
type Unit = ts.Node;

interface Uses {
  readonly codes: ReadonlySet<string>;
  readonly units: ReadonlySet<Unit>;
}

const nameOf = (node: Unit): string => {
  const name = ts.getNameOfDeclaration(node as ts.Declaration);
  return name ? name.getText() : 'handler';
};

const isOwn = ({ fileName }: ts.SourceFile): boolean =>
  /\/(mock-server|src)\//.test(fileName) && !fileName.includes('/node_modules/');

const isUnit = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isGetAccessor(node) ||
  ts.isClassDeclaration(node) ||
  (ts.isVariableDeclaration(node) && ts.isSourceFile(node.parent.parent.parent));

const symbolOf = (name: ts.Identifier): ts.Symbol | undefined => {
  const found = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  return found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
};

const visit = (node: ts.Node, handle: (node: ts.Node) => void): void => {
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
  handle(node);
  ts.forEachChild(node, (child) => visit(child, handle));
};

const ownFiles = program.getSourceFiles().filter(isOwn);

/** Names that may stand for a unit. Others are not resolved, because that takes most of the time. */
const unitNames = new Set<string>();
for (const file of ownFiles)
  visit(file, (node) => {
    if (isUnit(node)) unitNames.add(nameOf(node));
    else if (ts.isImportSpecifier(node) || ts.isImportClause(node)) unitNames.add(node.name?.text ?? '');
  });

const unitsOf = (name: ts.Identifier): Unit[] =>
  unitNames.has(name.text)
    ? (symbolOf(name)?.declarations ?? []).filter((it) => isUnit(it) && isOwn(it.getSourceFile()))
    : [];

/** Subscribers by the declaration of their event. */
const subscribers = new Map<Unit, ts.Node[]>();

for (const file of ownFiles)
  visit(file, (node) => {
    if (!ts.isCallExpression(node) || node.expression.getText() !== 'subscribe') return;
    const [event, handler] = node.arguments;
    if (!event || !handler || !ts.isIdentifier(event)) return;
    for (const unit of unitsOf(event)) subscribers.set(unit, [...(subscribers.get(unit) ?? []), handler]);
  });

/** Returns whether a code is compared, or names an event. */
const isOtherUse = ({ parent }: ts.Node): boolean =>
  (ts.isPropertyAssignment(parent) && parent.name.getText() === 'name') ||
  (ts.isBinaryExpression(parent) &&
    [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      parent.operatorToken.kind,
    ));

const known = new Map<Unit, Uses>();

/** Returns the codes that a unit names, and the units that it uses. */
const usesOf = (unit: Unit): Uses => {
  const before = known.get(unit);
  if (before) return before;
  const codes = new Set<string>();
  const units = new Set<Unit>();
  visit(unit, (node) => {
    if (ts.isStringLiteral(node) && Object.hasOwn(errorStatus, node.text) && !isOtherUse(node)) codes.add(node.text);
    if (ts.isIdentifier(node)) for (const used of unitsOf(node)) if (used !== unit) units.add(used);
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const [event] = node.arguments;
    if (node.expression.name.text === 'emit' && event && ts.isIdentifier(event))
      for (const emitted of unitsOf(event)) for (const handler of subscribers.get(emitted) ?? []) units.add(handler);
  });
  const uses = { codes, units };
  known.set(unit, uses);
  return uses;
};

/** Returns the codes that a call of a unit may throw, each with the chain of functions that it passes. */
const codesOf = (endpoint: string, handler: Unit): Map<string, string> => {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const queue: { readonly unit: Unit; readonly chain: string; readonly without: ReadonlySet<string> }[] = [
    { unit: handler, chain: '', without: new Set(excluded[endpoint]?.codes) },
  ];
  const ids = new Map<Unit, number>();
  for (const { unit, chain, without } of queue) {
    for (const code of usesOf(unit).codes) if (!without.has(code) && !found.has(code)) found.set(code, chain);
    for (const used of usesOf(unit).units) {
      const name = nameOf(used);
      const next = new Set([...without, ...(excluded[name]?.codes ?? [])]);
      if (!ids.has(used)) ids.set(used, ids.size);
      const key = `${ids.get(used)} ${[...next].sort()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ unit: used, chain: chain ? `${chain} > ${name}` : name, without: next });
    }
  }
  return found;
};

const endpointOf = (node: ts.Expression) => {
  const name = checker.getTypeAtLocation(node).getProperty('name');
  const type = name && checker.getTypeOfSymbolAtLocation(name, node);
  return type?.isStringLiteral() ? endpoints.get(type.value) : undefined;
};

const faults: string[] = [];
for (const file of ownFiles)
  visit(file, (node) => {
    if (!ts.isCallExpression(node) || !/^handle(Prepared)?$/.test(node.expression.getText())) return;
    const [first] = node.arguments;
    const endpoint = first && endpointOf(first);
    if (!endpoint) return;
    const listed: readonly string[] = errorsOf(endpoint);
    for (const [code, chain] of codesOf(endpoint.name, node))
      if (!listed.includes(code)) faults.push(`${endpoint.name} does not list ${code}${chain && `: ${chain}`}`);
  });

process.stdout.write(faults.map((it) => `${it}\n`).join(''));
if (faults.length > 0) process.exitCode = 1;

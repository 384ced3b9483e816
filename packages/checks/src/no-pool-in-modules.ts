import type { Finding, Source } from './finding.ts';
import { importsOf } from './imports.ts';
import { isModuleCode, isScript, isTest } from './places.ts';
import { findInCode } from './scan.ts';

/** Where connections are made and kept. */
const CONNECTION_MAKERS =
  /^packages\/(?:engine\/src\/(?:db|jobs)\/|identity\/src\/tenancy\/|identity\/src\/signin\/pre-auth-store\.ts$|[a-z]+\/src\/host\.ts$)/;
const OWN_CONNECTION = /\.pool\s*\(|\bnew\s+(?:\w+\.)?(?:Client|Pool)\b/g;

/**
 * Finds code that opens its own way to the database. Remembers: services whose transaction or tenant is an optional
 * parameter (Directus, the Fastify demo): a caller who forgets it works outside both.
 */
export const noPoolInModules = (sources: readonly Source[]): Finding[] =>
  sources.flatMap((source) => {
    const product = /^(?:packages|modules)\//.test(source.path) && isScript(source.path) && !isTest(source.path);
    if (!product || CONNECTION_MAKERS.test(source.path)) return [];
    const drivers = importsOf(source)
      .filter(({ specifier }) => /^pg(?:$|[/-])/.test(specifier))
      .map(({ specifier, line }) => ({
        where: `${source.path}:${line}`,
        what: `imports ${specifier}: SQL goes through ctx.sql`,
      }));
    const own = isModuleCode(source.path)
      ? findInCode(source, OWN_CONNECTION, ([match]) => `${match}: a module works in the transaction it is given, ctx`)
      : [];
    return [...drivers, ...own];
  });

import ajvCompiler from '@fastify/ajv-compiler';
import type { FastifyServerOptions } from 'fastify';

type Compilers = NonNullable<FastifyServerOptions['schemaController']>['compilersFactory'];
/** What a validator answers, and where Fastify reads what was wrong. */
interface Validate {
  (body: unknown): unknown;
  errors?: unknown;
}

/**
 * Fastify compiles the schema of every route before it listens: a quarter of a second for a thousand routes, of which a process
 * may meet a few. Here a route's schema is compiled when the route is first asked for.
 */
const buildValidator = (schemas: object, options: object) => {
  const compile = ajvCompiler()(schemas as never, options as never) as (route: never) => Validate;
  return (route: never): Validate => {
    let compiled: Validate | undefined;
    const validate: Validate = (body) => {
      compiled ??= compile(route);
      const answer = compiled(body);
      validate.errors = compiled.errors;
      return answer;
    };
    return validate;
  };
};

// Fastify types its builder by what Ajv compiles; it calls no more of it than `Validate` has.
export const lazyValidation = { compilersFactory: { buildValidator } as unknown as Compilers };

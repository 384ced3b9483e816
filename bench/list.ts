import { page } from '@takt/engine/host';
import type { Ctx } from '@takt/engine';
import { sqlText } from './capture.ts';
import { type Field, registry } from './data.ts';
import { type Measured, pgbench, withServer, wrk } from './processes.ts';

/** One body, with tokens taken in turn. */
const listRequests = (tokens: readonly string[]): string => `local tokens = {${tokens.map((token) => `"${token}"`).join(',')}}
local n = 0
request = function()
  n = n % #tokens + 1
  return wrk.format("POST", "/base/ai/queryPage", {["content-type"] = "application/json", ["access-token"] = tokens[n]},
    [[${JSON.stringify({ _entity: 'base.part', paging: { page: 1, size: 50 } })}]])
end`;

/** The statement a list sends, with the tenant in its text because nothing sets one for it here. */
async function bareListScript(field: Field): Promise<string> {
  const entity = registry.entities.get('base.part');
  if (!entity) throw new Error('base.part is not defined');
  const statement = await sqlText((ctx: Ctx) =>
    page(ctx, registry, entity, { params: {}, fields: [], page: 1, size: 50, sort: [], exact: false }),
  );
  const scoped = statement
    .replaceAll('t.deleted_at is null', 't.tenant_id = :tenant and t.deleted_at is null')
    .replaceAll('\n', ' ');
  const [first = 1] = field.tenants;
  return `\\set tenant random(${first}, ${field.tenants.at(-1)})\n${scoped};\n`;
}

export const bareList = async (field: Field): Promise<Measured> => pgbench(field, await bareListScript(field));
export const taktList = (field: Field, tokens: readonly string[] = field.tokens): Promise<Measured> =>
  withServer(field, (served) => wrk(field, served, listRequests(tokens)));

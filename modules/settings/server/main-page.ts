import { AREAS, type MenuGroup, rightToOpen, type Text } from '@takt/model';
import { answer, type AnswerServices, type Ctx, Refused } from '@takt/engine';
import { User } from '@takt/modules/access/defs';
import { holds } from '@takt/modules/access/server';
import {
  type Lander,
  MAIN_PAGE,
  type MainFrom,
  type MainPages,
  mainPages,
  setMainPage,
  SHIPPED_MAIN,
} from '../defs/main-page.ts';
import { storedMenu } from './resources.ts';

interface Candidate {
  readonly path: string;
  readonly from: MainFrom;
}
/** The first candidate the person may open, and those passed over on the way. */
function landing(candidates: readonly Candidate[], opens: (path: string) => boolean) {
  const at = candidates.findIndex(({ path }) => opens(path));
  const passed = (at < 0 ? candidates : candidates.slice(0, at)).map(({ path }) => path);
  const { path: lands, from }: Candidate = candidates[at] ?? { path: SHIPPED_MAIN, from: 'shipped' };
  return { lands, from, passed };
}

const MOST = 50;
interface PersonRow extends Pick<Lander, 'id' | 'username' | 'realName' | 'own'> {
  readonly roleIds: readonly string[];
  readonly isAdmin: boolean;
  readonly permissions: readonly string[];
}
/** Enabled people by name, with what decides over their main page. */
const peopleNamed = (ctx: Ctx, search: string): Promise<readonly PersonRow[]> =>
  ctx.sql<PersonRow>`
    select u.id, u.username, json_build_array(u.real_name, coalesce(u.real_name_en, u.real_name)) as "realName", u.main_path as own,
      coalesce(json_agg(r.id) filter (where r.id is not null), '[]') as "roleIds",
      coalesce(bool_or(r.is_admin = '1'), false) as "isAdmin",
      coalesce((select json_agg(p.permission) from system_user_roles l join system_role_permissions p on p.parent_id = l.role_id
        join system_role live on live.id = l.role_id and live.deleted_at is null where l.parent_id = u.id), '[]') as permissions
    from system_user u left join system_user_roles m on m.parent_id = u.id
    left join system_role r on r.id = m.role_id and r.deleted_at is null
    where u.deleted_at is null and u.mark_status = '1'
      and (strpos(lower(u.username), ${search}) > 0 or strpos(lower(u.real_name), ${search}) > 0
        or strpos(lower(coalesce(u.real_name_en, '')), ${search}) > 0)
    group by u.tenant_id, u.id order by u.username limit ${MOST + 1}`;

interface RoleRow {
  readonly id: string;
  readonly name: Text;
  readonly people: number;
  readonly path: string | null;
}
/** Every role with the page it begins with; those published last stand first, as they count. */
const rolesWithPages = (ctx: Ctx): Promise<readonly RoleRow[]> =>
  ctx.sql<RoleRow>`
    select r.id, json_build_array(r.name, coalesce(r.name_en, r.name)) as name, p.value->>'path' as path,
      (select count(*)::int from system_user_roles l join system_user u on u.id = l.parent_id and u.deleted_at is null
       where l.role_id = r.id) as people
    from system_role r left join published p on p.key = ${MAIN_PAGE} and p.role_id = r.id
    where r.deleted_at is null order by p.at desc nulls last, r.id`;

const pagesOf = (menu: readonly MenuGroup[]) =>
  Object.entries(AREAS).flatMap(([area, { label: areaLabel }]) =>
    menu.filter((group) => group.area === area).flatMap((group) => group.screens.map((screen) => ({ screen, area: areaLabel }))),
  );

/** Which pages the company's menu leads to; all of them where it uses the shipped one. */
async function reachable(ctx: Ctx): Promise<(route: string) => boolean> {
  const stored = await storedMenu(ctx);
  const urls = new Set(stored.map(({ url }) => url));
  return (route) => stored.length === 0 || urls.has(route);
}

async function mainPagesOf(ctx: Ctx, search: string, { menu }: AnswerServices): Promise<MainPages> {
  const [people, roles, everyones, reached] = [
    await peopleNamed(ctx, search.trim().toLowerCase()),
    await rolesWithPages(ctx),
    await ctx.sql.maybe<{
      path: string | null;
    }>`select value->>'path' as path from published where key = ${MAIN_PAGE} and role_id is null`,
    await reachable(ctx),
  ];
  const pages = pagesOf(menu).filter(({ screen }) => reached(screen.route));
  const rights = new Map(pages.map(({ screen }) => [screen.route, rightToOpen(screen)]));
  const everyone = everyones?.path ?? null;
  const landerOf = ({ roleIds, isAdmin, permissions, ...person }: PersonRow): Lander => {
    const can = holds(isAdmin, permissions);
    const theirs = roles.filter(({ id }) => roleIds.includes(id));
    const wanted: readonly (readonly [MainFrom, string | null])[] = [
      ['own', person.own],
      ...theirs.map(({ path }) => ['role', path] as const),
      ['all', everyone],
    ];
    const candidates = wanted.flatMap(([from, path]) => (path === null ? [] : [{ from, path }]));
    const opens = (path: string): boolean => {
      const right = rights.get(path);
      return right !== undefined && (right === null || can(right));
    };
    return { ...person, roles: theirs.map(({ name }) => name), ...landing(candidates, opens) };
  };
  return {
    pages: pages.map(({ screen: { route, label }, area }) => ({ route, label, area })),
    everyone,
    roles: roles.toSorted((a, b) => (a.name[0] < b.name[0] ? -1 : 1)),
    people: people.slice(0, MOST).map(landerOf),
    more: people.length > MOST,
  };
}

export const mainPageAnswers = [
  answer(mainPages, (ctx, { search }, services) => mainPagesOf(ctx, search ?? '', services)),

  answer(setMainPage, async (ctx, { user, path }, { save }) => {
    const found = await ctx.sql.maybe<{ version: number }>`
      select version from system_user where id = ${user} and deleted_at is null`;
    if (!found) throw Refused.of('not.found');
    await save(ctx, User, { id: user, version: found.version, mainPath: path });
    return null;
  }),
];

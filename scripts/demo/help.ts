import { actionLabel, type Entity, isDocument, type Screen, type Text } from '@takt/model';
import type { Registry } from '@takt/engine/host';
import { pageHelp } from './help-story.ts';
import { help as written } from './story.ts';

type Lang = 0 | 1;
const COMMA = ['、', ', '] as const;
const END = ['。', '.'] as const;
const WORDS = {
  about: ['本页维护或查看：', 'This page is about: '],
  find: ['可按以下条件查询：', 'Search by: '],
  need: ['新增时必填：', 'Needed for a new one: '],
  states: ['状态依次为：', 'States: '],
  press: ['按钮：', 'Buttons: '],
  grey: ['灰色按钮会说明原因和解决办法', 'A grey button says why it is grey, and what would help'],
  open: [
    '列表中点编号打开，Ctrl S 保存，历史页签有每一次修改',
    'A number in the list opens it, Ctrl S saves, and History has every change',
  ],
  way: ['打开本页', 'Open this page'],
  page: ['打开后先选择条件，再查询；结果可以导出', 'Choose the conditions, then search; what is found can be exported'],
} satisfies Readonly<Record<string, Text>>;

const listed = (labels: readonly Text[], lang: Lang): string => [...new Set(labels.map((one) => one[lang]))].join(COMMA[lang]);
const listLine = (lead: Text, labels: readonly Text[], lang: Lang): readonly string[] =>
  labels.length === 0 ? [] : [`- ${lead[lang]}${listed(labels, lang)}${END[lang]}`];

/** What a definition says of itself. */
function ofDefinition(entity: Entity<any, any>, lang: Lang): readonly string[] {
  const labels = (names: readonly string[]): readonly Text[] =>
    names.flatMap((name) => (entity.fields[name] ? [entity.fields[name].label] : []));
  // What has a value from the start is not asked for.
  const required = Object.keys(entity.fields).filter((name) => {
    const field = entity.fields[name];
    return field.required && field.kind !== 'flag' && field.default === undefined;
  });
  const document = isDocument(entity) ? entity : null;
  return [
    ...listLine(WORDS.find, labels(entity.query ?? []), lang),
    ...listLine(WORDS.need, labels(required), lang),
    ...(document
      ? [
          ...listLine(
            WORDS.states,
            Object.values(document.states).map(({ label }) => label),
            lang,
          ),
          ...listLine(
            WORDS.press,
            Object.keys(document.actions)
              .filter((name) => !document.actions[name]?.system)
              .map((name) => actionLabel(document, name)),
            lang,
          ),
          `- ${WORDS.grey[lang]}${END[lang]}`,
        ]
      : []),
    `- ${WORDS.open[lang]}${END[lang]}`,
  ];
}

function contentOf(registry: Registry, { route, label, entity: id }: Screen, lang: Lang): string {
  const entity = registry.entities.get(id ?? '');
  const own = pageHelp[route]?.[lang];
  const lead = own ?? `${WORDS.about[lang]}${(entity ?? { label }).label[lang]}${END[lang]}`;
  const more = entity ? ofDefinition(entity, lang) : [`- ${WORDS.page[lang]}${END[lang]}`];
  return [lead, '', ...more, '', `[${WORDS.way[lang]}](#/manage${route})`].join('\n');
}

/** A page of help for every screen: what somebody wrote about it, and what its definition says. */
export function helpRows(registry: Registry) {
  const told = new Set(written.flatMap((one) => ('page' in one ? [one.page as string] : [])));
  const screens = registry.modules
    .flatMap(({ menu }) => menu)
    .flatMap((group) => group.screens)
    .filter(({ route }) => !told.has(route));
  const once = [...new Map(screens.map((one) => [one.route, one])).values()];
  return once.map((one, index) => ({
    code: `P${String(index + 1).padStart(3, '0')}`,
    title: one.label[0],
    titleEn: one.label[1],
    page: one.route,
    position: index + 10,
    content: contentOf(registry, one, 0),
    contentEn: contentOf(registry, one, 1),
  }));
}

import type { Put } from './factory.ts';
import * as settings from './quality-settings-story.ts';
import * as story from './quality-story.ts';

type Find = (code: string) => string;
type Values = Readonly<Record<string, unknown>>;
interface QualityInputs {
  readonly plant: Find;
  readonly part: Find;
  readonly department: Find;
  readonly user: Find;
}

/** What the quality department keeps: defects, items and standards, sampling, gauges and whom to call. */
export async function seedQuality(put: Put, inputs: QualityInputs): Promise<void> {
  const { plant, part, department, user } = inputs;
  const all = async (entity: string, key: string, rows: readonly Values[]): Promise<Find> => {
    const ids = new Map<string, string>();
    for (const row of rows) ids.set(String(row[key]), await put(`quality.${entity}`, row));
    return (code) => ids.get(code) ?? '';
  };
  const defects = story.defects.map(([code, name, nameEn, category, defectClass, rework]) => ({
    code,
    name,
    nameEn,
    category,
    defectClass,
    reworkable: rework ? '1' : '0',
  }));
  await all('defect', 'code', defects);
  const item = await all('inspectionItem', 'code', itemRows());
  const schema = await all('samplingSchema', 'schemaNo', story.schemas);
  const frequency = await all('inspectionFrequency', 'code', settings.frequencies);
  const tool = await all('inspectionTool', 'toolNo', toolRows(plant, department('D20'), user('admin')));
  await seedStandards(put, part, { item, schema, frequency, tool });
  const roles = settings.inspectionRoles.map((role) => ({
    ...role,
    plant: plant(role.plant),
    members: [{ user: user('admin'), certificateNo: 'ZJ-2026-018', validUntil: '2027-12-31' }],
  }));
  await all('inspectionRole', 'code', roles);
  const exceptions = settings.exceptions.map(
    ([code, name, nameEn, category, grade, stopsLine, of, responseMinutes, escalateMinutes]) => ({
      code,
      name,
      nameEn,
      category,
      grade,
      stopsLine,
      department: department(of),
      responseMinutes,
      escalateMinutes,
    }),
  );
  await all('exceptionCode', 'code', exceptions);
  const projects = settings.projects.map((project) => ({ ...project, department: department(project.department) }));
  await all('departmentProject', 'projectNo', projects);
  const tests = settings.partTests.map(([testNo, name, nameEn, testType, of, basis, requirement, sampleSize, cycle]) => ({
    testNo,
    name,
    nameEn,
    testType,
    part: part(of),
    basis,
    requirement,
    sampleSize,
    cycle,
    department: department('D20'),
  }));
  await all('partTest', 'testNo', tests);
  const asked = settings.surveyItems.map(([code, name, nameEn, category, weight], index) => ({
    code,
    name,
    nameEn,
    category,
    weight,
    sequence: (index + 1) * 10,
  }));
  await all('surveyItem', 'code', asked);
  const flows = settings.flows.map((flow) => ({ ...flow, plant: plant(flow.plant) }));
  await all('instrumentFlowSetting', 'code', flows);
}

const flagged = (codes: readonly string[], code: string): '1' | '0' => (codes.includes(code) ? '1' : '0');
const itemRows = (): readonly Values[] => [
  ...story.measured.map(
    ([code, name, nameEn, itemClass, [standard, lower, upper, unitName], toolType, operator = 'between']) => ({
      code,
      name,
      nameEn,
      itemClass,
      kind: 'variable',
      operator,
      standard,
      lower,
      upper,
      unitName,
      toolType,
      decimals: Math.max(...[standard, lower, upper].map((figure) => figure.split('.')[1]?.length ?? 0)),
      important: flagged(story.importantItems, code),
      deviation: flagged(story.deviationItems, code),
    }),
  ),
  ...story.looked.map(([code, name, nameEn, itemClass, method]) => ({
    code,
    name,
    nameEn,
    itemClass,
    kind: 'attribute',
    method,
    important: flagged(story.importantItems, code),
  })),
];

const toolRows = (plant: Find, department: string, keeper: string): readonly Values[] =>
  settings.tools.map(([toolNo, name, nameEn, toolType, model, range, cycleMonths, calibratedOn, of]) => {
    const [rangeLow = null, rangeHigh = null, resolution = null, accuracy = null, unitName = null] = range ?? [];
    return {
      toolNo,
      name,
      nameEn,
      toolType,
      model,
      rangeLow,
      rangeHigh,
      resolution,
      accuracy,
      unitName,
      cycleMonths,
      calibratedOn,
      plant: plant(of),
      department,
      keeper,
      calibration: cycleMonths ? 'calibration' : 'none',
    };
  });

interface Known {
  readonly item: Find;
  readonly schema: Find;
  readonly frequency: Find;
  readonly tool: Find;
}
const BY_KIND: Readonly<Record<string, string>> = { iqc: 'AQL-IQC', oqc: 'AQL-OQC', fqc: 'AQL-OQC' };
const KIND_NAMES: Readonly<Record<string, readonly [string, string]>> = {
  iqc: ['来料检验', 'incoming'],
  first: ['首件检验', 'first piece'],
  patrol: ['过程巡检', 'patrol'],
  fqc: ['完工检验', 'final'],
  oqc: ['出货检验', 'outgoing'],
};

/** Lots are sampled by a schema, patrols by the hour, first pieces are looked at whole. */
async function seedStandards(put: Put, part: Find, { item, schema, frequency, tool }: Known): Promise<void> {
  const ways: Readonly<Record<string, Values>> = {
    first: { samplingMode: 'fixed', sampleSize: 3 },
    patrol: { samplingMode: 'frequency', frequency: frequency('H2') },
  };
  for (const [partNo, kind, items] of story.standards) {
    const [zh, en] = KIND_NAMES[kind] ?? ['', ''];
    const way = ways[kind] ?? { samplingMode: 'schema', schema: schema(BY_KIND[kind] ?? '') };
    await put('quality.inspectionStandard', {
      standardNo: `IS-${partNo}-${kind.toUpperCase()}`,
      name: `${partNo} ${zh}`,
      nameEn: `${partNo} ${en}`,
      part: part(partNo),
      inspectionKind: kind,
      revision: 'B/1',
      effectiveOn: '2026-01-01',
      lines: items.map((code) => ({ item: item(code), ...way, tool: code === 'M101' ? tool('G-MIC-01') : null })),
    });
  }
}

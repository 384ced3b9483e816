import {
  type Call,
  rowCommandsOn,
  type Entity,
  entityOf,
  isDocument,
  isMadeByEngine,
  rightOf,
  type Text,
  verbs,
} from '@takt/model';

/** Every right an entity has, and so every button its screens may show; commands bring theirs. */
export function buttonsOf(
  entity: Entity<any, any>,
  calls: readonly Call<any, any>[],
): { readonly action: string; readonly permission: string; readonly label: Text }[] {
  const labels: [string, Text][] = [
    ...(entity.log || isMadeByEngine(entity) ? [] : [['create', verbs['create'] as Text] as [string, Text]]),
    ...(entity.log
      ? []
      : isDocument(entity)
        ? Object.entries<{ label?: Text; system?: true }>(entity.actions)
            .filter(([name, action]) => name !== 'create' && !action.system)
            .map(([name, action]): [string, Text] => [name, action.label ?? verbs[name] ?? [name, name]])
        : (['edit', 'delete'] as const).map((name): [string, Text] => [name, verbs[name] as Text])),
    ...Object.entries<Text>(entity.rights),
    ...(entity.imports ? [['import', verbs['import'] as Text] as [string, Text]] : []),
    ...(entity.exports ? [['export', verbs['export'] as Text] as [string, Text]] : []),
  ];
  return [
    ...labels.map(([action, label]) => ({ action, permission: `${entity.id}.${action}`, label })),
    ...rowCommandsOn(entity.id, calls).map((call) => ({
      action: entityOf(call.id),
      permission: rightOf(call),
      label: call.label,
    })),
  ];
}

interface Branch {
  readonly entity: string | null;
  readonly children: readonly Branch[];
}
/** Whether the person's menu leads to the list of an entity. */
export const holds =
  (entity: string) =>
  (entry: Branch): boolean =>
    entry.entity === entity || entry.children.some(holds(entity));

import { blank, type Guard } from '@takt/model';

interface Change {
  readonly stockDisposition: string | null;
  readonly cutInOn: string | null;
  readonly cutInSerial: string | null;
  readonly bomAffected: string | null;
  readonly sampleRequired: string | null;
  readonly sampleApprovedBy: string | null;
  readonly lines: readonly { readonly bom: string | null }[];
}
export const impact: Guard<Change> = {
  id: 'impact',
  must: ({ lines, stockDisposition, cutInOn, cutInSerial, bomAffected }) =>
    lines.length > 0 &&
    !blank(stockDisposition) &&
    !(blank(cutInOn) && blank(cutInSerial)) &&
    (bomAffected !== '1' || lines.some(({ bom }) => !blank(bom))),
  else: ['请填写影响范围、库存处理和切换点', 'Affected parts, stock disposition and cut-in point are required'],
  unblock: ['影响范围包括受影响BOM；不改BOM时请将“涉及BOM”改为否', 'Name the affected BOM too, or say that no BOM changes'],
};
export const ppap: Guard<Change> = {
  id: 'ppap',
  must: ({ sampleRequired, sampleApprovedBy }) => sampleRequired !== '1' || !blank(sampleApprovedBy),
  else: ['样件未批准，不能切换', 'Samples are not approved; cannot cut over'],
  unblock: ['请先由质量批准样件', 'Quality approves the samples first'],
};
export const samplesByOther: Guard<Change> = {
  id: 'samplesByOther',
  must: ({ sampleApprovedBy }, { actor }) => blank(sampleApprovedBy) || sampleApprovedBy !== actor.userId,
  else: ['样件由您批准，不能由您切换', 'You approved the samples and may not cut over'],
  unblock: ['请由另一人切换', 'Let somebody else cut over'],
};
export const samplesOpen: Guard<Change> = {
  id: 'samplesOpen',
  must: ({ sampleRequired, sampleApprovedBy }) => sampleRequired === '1' && blank(sampleApprovedBy),
  else: ['没有待批准的样件', 'There are no samples to approve'],
  unblock: ['样件无需批准或已批准，可直接切换', 'None are asked for, or they are approved: the change can be cut over'],
};
/** What only the transaction can judge: suppliers, who read the release, do not read BOMs. */
export const bomNamed: Omit<Guard, 'must'> = {
  id: 'bomNamed',
  else: ['受影响BOM没有此变更编号的版本，不能切换', 'No version of the affected BOM carries this change number; cannot cut over'],
  unblock: [
    '请核对变更编号，或在新的BOM版本中填写此工程变更号',
    'Check the change number, or enter it on the new version of the BOM',
  ],
};
export const bomSubmitted: Omit<Guard, 'must'> = {
  id: 'bomSubmitted',
  else: ['此变更的BOM版本仍在编制，不能切换', 'A BOM version of this change is still a draft; cannot cut over'],
  unblock: ['请先提交该BOM版本', 'Submit that version first'],
};

import { type Guard } from '@takt/model';

interface Pass {
  readonly plate: string | null;
}
/** The gate types what it sees; spaces and the case of letters do not tell two vehicles apart. */
const plain = (plate: unknown): string =>
  String(plate ?? '')
    .replace(/[\s·•-]/g, '')
    .toUpperCase();

export const match: Guard<Pass> = {
  id: 'match',
  must: (pass, { input }) => plain(input['plate']) !== '' && plain(input['plate']) === plain(pass.plate),
  else: ['车牌与放行单不符', 'The plate does not match the pass'],
  unblock: ['请核对车牌，或作废放行单后重新开具', 'Check the plate, or void the pass and issue another'],
  onInput: true,
};

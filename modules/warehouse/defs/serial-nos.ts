import { text } from '@takt/model';

interface Serialised {
  readonly serialised: string | null;
}
/** Which of the pieces change, where only some of them do: of all that lie there nobody needs to say. */
export const changingSerialNos = text('序列号', 'Serial numbers', {
  length: 4000,
  help: [
    '序列号管理的物料只处理其中一部分时，填写是哪几件；每行一个或用逗号分隔',
    'Of a serialised part, which pieces, when it is not all of them; one a line or with commas',
  ],
});

/** Which pieces; asked of documents with a line of a serialised part. */
export const serialNos = text('序列号', 'Serial numbers', {
  neededIf: ({ lines }) => lines.some(({ serialised }: Serialised) => serialised === '1'),
  length: 4000,
  help: ['序列号管理的物料每件一个，每行一个或用逗号分隔', 'One for each piece of a serialised part, one a line or with commas'],
});

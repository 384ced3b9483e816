import { blank, compareDecimal, type Decimal, type Guard } from '@takt/model';

interface Request {
  readonly invoiceNo: string | null;
  readonly invoicedOn: string | null;
  readonly invoiceAmount: Decimal | null;
  readonly amount: Decimal | null;
  readonly duplicate: string | null;
  readonly lines: readonly {
    readonly statement: string | null;
    readonly statementLine: number | null;
    readonly taxRate?: Decimal | null;
    readonly invoiceable?: string | null;
  }[];
}

/** A new request is judged by what it names; once stored, by whether what it names may be invoiced. */
export const recon: Guard<Request> = {
  id: 'recon',
  must: ({ lines }) =>
    lines.length > 0 &&
    lines.every(
      ({ statement, statementLine, invoiceable = '1' }) =>
        !blank(statement) && statementLine !== null && statementLine !== undefined && invoiceable === '1',
    ),
  else: ['只能选择已确认且未开票的对账明细', 'Only confirmed and un-invoiced reconciliation lines'],
  unblock: ['请先由双方确认对账，或去掉已开票的明细', 'Have both sides confirm the statement, or leave out what is invoiced'],
};
export const tax: Guard<Request> = {
  id: 'tax',
  must: ({ invoiceNo, invoicedOn, duplicate, lines }) =>
    !blank(invoiceNo) && !blank(invoicedOn) && duplicate !== '1' && lines.every(({ taxRate }) => !blank(taxRate)),
  else: ['发票号码重复或发票信息不完整', 'Invoice number is duplicate or incomplete'],
  unblock: ['请核对发票号码、日期和金额', 'Check the invoice’s number, date and amount'],
};

/** Prices are judged line by line; the invoice itself is over exactly what its lines come to. */
export const match: Guard<Request> = {
  id: 'match',
  must: ({ invoiceAmount, amount }) => compareDecimal(invoiceAmount ?? '0', amount ?? '0') === 0,
  else: ['发票金额与申请金额不符', 'Invoice amount does not match the request'],
  unblock: ['请核对发票金额和所选的对账明细', 'Check the invoice’s amount and the lines chosen'],
};

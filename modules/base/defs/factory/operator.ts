import { choice, code, date, dictionary, entity, flag, type RowOf, ref, table, text, user, RECORD_RIGHTS } from '@takt/model';

/** Somebody who works at stations. Not everyone of them signs in. */
export const Operator = entity('base.operator', {
  label: ['操作工', 'Operator'],
  byFace: RECORD_RIGHTS,
  fields: {
    operatorNo: code('工号', 'Operator number', { required: true, unique: true, length: 20 }),
    name: text('姓名', 'Name', { required: true, length: 60, contains: true }),
    nameEn: text('英文名', 'English name', { length: 60, contains: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    workshop: ref('base.workshop', '车间', 'Workshop'),
    line: ref('base.line', '产线', 'Line'),
    team: text('班组', 'Team', { length: 60 }),
    user: user('系统用户', 'User'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    skills: table(
      '技能',
      'Skills',
      {
        skill: dictionary('operatorSkill', '技能', 'Skill', { required: true }),
        level: choice(
          '等级',
          'Level',
          {
            learning: ['学习中', 'Learning'],
            guided: ['需指导', 'With guidance'],
            independent: ['独立上岗', 'Independent'],
            trainer: ['可带教', 'Can train others'],
          },
          { required: true },
        ),
        certificateNo: text('证书编号', 'Certificate number', { length: 60 }),
        validUntil: date('有效期至', 'Valid until'),
      },
      { unique: [['skill']] },
    ),
  },
  list: ['operatorNo', 'name', 'nameEn', 'plant', 'workshop', 'line', 'team', 'user', 'markStatus'],
  query: ['operatorNo', 'name', 'plant', 'line', 'markStatus'],
  title: ['operatorNo', 'name'],
  sort: [['operatorNo', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
});
export interface Operator extends RowOf<typeof Operator> {}

import { portraitPath } from '../../pictures/portraitPath';

/** Mails that arrive while the app is open, in that order. */
export const arrivals = [
  {
    afterSeconds: 15,
    from: { avatar: portraitPath('grace'), contact: 'Grace Whitcombe <grace.whitcombe@example.com>' },
    subject: 'Till two is short of coins',
    content: 'Hi Defne,\n\ntill two is nearly out of quarters. Could somebody bring two rolls before noon?\n\nGrace',
  },
  {
    afterSeconds: 60,
    from: { avatar: portraitPath('kerem'), contact: 'Kerem Yıldız <kerem.yildiz@example.com>' },
    subject: 'Kargo takip numarası',
    content: 'Merhaba,\n\nsiparişiniz bugün çıktı. Takip numarası: BT-50718.\n\nKerem Yıldız',
  },
  {
    afterSeconds: 150,
    from: { avatar: portraitPath('ingrid'), contact: 'Ingrid Solheim <ingrid.solheim@example.com>' },
    subject: 'The pallet is on the ferry',
    content: 'Dear Defne,\n\nthe late pallet is on the ferry. Friday before noon, as promised.\n\nIngrid',
  },
] as const;

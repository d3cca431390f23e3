import type { HelpTexts } from '../helpOutline';

const guides = '/apps/help-center/guides';

export const faqs: HelpTexts['faqs'] = {
  'wrong-stock': {
    question: 'The stock of a product is wrong. What now?',
    answer: `<p>Look at its movements first: they say who changed it, when and why. A movement that was a mistake <a href="${guides}/stock/undo-a-movement">is undone</a>; if the shelf simply has another number, record a <strong>Correction</strong> or <a href="${guides}/stock/count-stock">count it</a>.</p>`,
  },
  undo: {
    question: 'I deleted something. Can I have it back?',
    answer: `<p>Yes. Press <strong>Undo</strong> in the message that follows. Later, look in the <strong>Trash</strong> of contacts and boards. <a href="${guides}/getting-started/mend-a-mistake">Mend a mistake</a> tells the rest.</p>`,
  },
  'lost-text': {
    question: 'The session ended while I was typing. Is my text lost?',
    answer:
      '<p>No. Sign in again on the same device: you are brought back to the same place, and what was half typed is there.</p>',
  },
  'two-people': {
    question: 'What happens when two people change the same product?',
    answer:
      '<p>Changes of different fields are put together. Where both changed the same field, whoever saves second sees both values and chooses. Stock that was sold meanwhile is never lost.</p>',
  },
  scanner: {
    question: 'Which scanners work?',
    answer: `<p>Every scanner that types like a keyboard, by cable or Bluetooth. If codes are cut or not heard, set its speed and ending under <strong>Scanner settings</strong>: see <a href="${guides}/stock/scan">Scan</a>.</p>`,
  },
  browsers: {
    question: 'Which browsers are supported?',
    answer: '<p>The current versions of Chrome, Edge, Firefox and Safari, on computers, tablets and phones.</p>',
  },
  phone: {
    question: 'Is there an app for the phone?',
    answer: `<p>The same pages work on a phone; there is nothing to install. See <a href="${guides}/getting-started/on-a-phone">Work on a phone</a>.</p>`,
  },
  offline: {
    question: 'What works without a connection?',
    answer:
      '<p>What is on screen stays, and what you type is kept. The page Search answers from products that were looked up on the device before, and says so. A banner tells when the connection is back.</p>',
  },
  languages: {
    question: 'Which languages are there?',
    answer: '<p>English and Turkish. Whoever runs your Stockroom can add another one with a file of texts.</p>',
  },
  'demo-data': {
    question: 'Is this a real shop?',
    answer:
      '<p>In the demo, shops, people and products are made up, and what you change stays in your browser. <strong>Demo data and faults</strong> in the user menu sets everything back.</p>',
  },
  'who-counts': {
    question: 'Who counts as a person of a plan?',
    answer:
      '<p>Everybody who signs in with an address of their own. People at one counter may share a device, and should not share an address.</p>',
  },
  'several-stores': {
    question: 'Do I need a licence for each store?',
    answer: '<p>Till and Shop are for one store. House covers several stores under one roof, with one stock ledger each.</p>',
  },
  'own-programs': {
    question: 'May our own programs use the API?',
    answer:
      '<p>In the plans that have “Own programs by the API” in the table of prices. The calls are the same that the pages make.</p>',
  },
  trial: {
    question: 'Can I try it before I pay?',
    answer: '<p>For 14 days, with everything, and without a card. Afterwards your data stays readable, and can be exported.</p>',
  },
  'least-credit': {
    question: 'What is the least I can pay in?',
    answer: '<p>Credit for messages to customers begins at $20. It does not run out by itself.</p>',
  },
  'change-plan': {
    question: 'Can I change the plan or stop?',
    answer: `<p>At any time, to the end of the month that is paid. <a href="${guides}/payments/choose-a-plan">Choose a plan</a> tells how.</p>`,
  },
  invoices: {
    question: 'Where are my invoices?',
    answer: `<p>Under Pages, Invoice, in two looks. <a href="${guides}/payments/print-an-invoice">Print an invoice</a>, or keep it as a PDF.</p>`,
  },
  'answer-time': {
    question: 'How long does an answer take?',
    answer:
      '<p>On working days most requests are answered within four hours. A shop that can’t sell comes first: write “urgent” in the subject.</p>',
  },
  'what-to-write': {
    question: 'What should I write in a request?',
    answer:
      '<p>What you did, what you saw and what you expected, with the SKU or the number of the movement. Never write passwords or card numbers.</p>',
  },
  'no-answer': {
    question: 'The answer did not help. What now?',
    answer: '<p>Send a new request and name the number of the first one. The same person gets it.</p>',
  },
};

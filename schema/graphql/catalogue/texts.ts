import type { Field } from '../../../engine/kernel/field.ts';

/** A help line as a sentence: `a fish` is `A fish.` */
export function sentence(help: string): string {
  const text = help.charAt(0).toUpperCase() + help.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** What a field is for, with its range: the description of an input field. */
export function helpOf(field: Field): string {
  switch (field.kind) {
    case 'optional':
      return helpOf(field.of);
    case 'integer': {
      const step = field.step === 1 ? '' : `, in steps of ${field.step}`;
      return `${sentence(field.help)} From ${field.min} to ${field.max}${step}.`;
    }
    case 'list':
      return `${sentence(field.help)} From ${field.min} to ${field.max} entries.`;
    default:
      return sentence(field.help);
  }
}

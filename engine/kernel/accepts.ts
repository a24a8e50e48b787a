/** The exact test whether an action lies in a form. */
import type { ActionShape } from './catalogue.ts';
import type { Values } from './domain.ts';
import { inFields } from './domain.ts';
import type { Form } from './form.ts';
import { keeps } from './keeps.ts';

/** True if the action lies in the form: every field in its domain, no other field, every constraint kept. */
export function accepts(form: Form, action: ActionShape): boolean {
  const values = fieldsOf(action);
  return (
    action.type === form.action &&
    inFields(form.fields, values) &&
    form.constraints.every((constraint) => keeps(constraint, values))
  );
}

/** The fields of an action, without its `type`. */
function fieldsOf(action: ActionShape): Values {
  const { type: _type, ...fields } = action;
  return fields;
}

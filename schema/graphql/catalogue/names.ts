/** How the words of a catalogue are spelt in GraphQL. */

/** `redSnapper`, `red-snapper` and `RedSnapper` are the parts red, snapper. */
function parts(word: string): string[] {
  return word
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => part !== '');
}

/** A type's name: `dockPrice` is `DockPrice`. */
export function pascalCase(word: string): string {
  return parts(word)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

/** A field's name: `DockPrice` is `dockPrice`. */
export function camelCase(word: string): string {
  const pascal = pascalCase(word);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** An enum value's name: `redSnapper` is `RED_SNAPPER`. */
function upperSnake(word: string): string {
  return parts(word).join('_').toUpperCase();
}

/** The enum value of a word of a choice: `RED_SNAPPER`; a word that begins with a digit takes the name of the choice: `BOAT_KIND_1`. */
export function enumValueOf(choice: { readonly name: string }, word: string): string {
  const value = upperSnake(word);
  return /^[A-Z]/.test(value) ? value : `${upperSnake(choice.name)}_${value}`;
}

/** The words of the rulebook for what stands in events by its id. Items of another layout are called by their type. */

const typeNames: { readonly [type: string]: string } = {
  washer: 'washing machine',
  socks: 'pair of socks',
  'drink.black': 'black drink',
  'drink.red': 'red drink',
  'drink.blue': 'blue drink',
  'drink.green': 'green drink',
  'drink.yellow': 'yellow drink',
  'drink.white': 'white drink',
};

const groupNames: { readonly [group: string]: string } = {
  appliance: 'appliances',
  smalls: 'underwear and socks',
  'drink.black': 'black drinks',
  'drink.red': 'red drinks',
  'drink.blue': 'blue drinks',
  'drink.green': 'green drinks',
  'drink.yellow': 'yellow drinks',
  'drink.white': 'white drinks',
};

const typeOf = (item: string): string => item.split('#')[0] ?? item;

export const yen = (amount: number): string => `¥${amount}`;
export const groupInWords = (group: string): string => groupNames[group] ?? group;
/** An item by its id: `shirt#2` is a shirt. */
export const itemInWords = (item: string): string => typeNames[typeOf(item)] ?? typeOf(item);
export const itemsInWords = (items: readonly string[]): string => items.map(itemInWords).join(', ') || 'nothing';

/** Nori: one free licence each; a token is worth a tenth of the other tokens (TX-NORI). */
import { defineMarket } from '../market.ts';

export const nori = defineMarket({ id: 'nori' });

/** Ship Rental: lends boats of other boards for one voyage (TX-RENT). */
import { defineMarket } from '../market.ts';

export const shipRental = defineMarket({ id: 'shipRental' });

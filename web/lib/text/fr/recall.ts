import recall from '../en/recall.ts';
export default recall;

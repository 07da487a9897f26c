/**
 * @generated SignedSource<<751b5ea898014c31d308ad2f92552b9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutCater_cater$data = {
  readonly description: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Details_cater">;
  readonly " $fragmentType": "AboutCater_cater";
};
export type AboutCater_cater$key = {
  readonly " $data"?: AboutCater_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutCater_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutCater_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Details_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "201dd8d1b0d48586b5dbb4fcc347f977";

export default node;

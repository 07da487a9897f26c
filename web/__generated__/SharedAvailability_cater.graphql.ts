/**
 * @generated SignedSource<<c5f7d1865566d2a37eacc7f9d7163983>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SharedAvailability_cater$data = {
  readonly number: number;
  readonly offersDelivery: boolean;
  readonly " $fragmentType": "SharedAvailability_cater";
};
export type SharedAvailability_cater$key = {
  readonly " $data"?: SharedAvailability_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"SharedAvailability_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SharedAvailability_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersDelivery",
      "storageKey": null
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "3b763996229dc198a513a0516d808a78";

export default node;

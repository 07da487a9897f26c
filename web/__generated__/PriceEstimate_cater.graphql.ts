/**
 * @generated SignedSource<<9a887ae87a60e31dcc38e31723a16d63>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PriceEstimate_cater$data = {
  readonly address: string | null | undefined;
  readonly city: string | null | undefined;
  readonly cvrNumber: string | null | undefined;
  readonly name: string;
  readonly phoneNumber: string | null | undefined;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useSharedBasket_cater">;
  readonly " $fragmentType": "PriceEstimate_cater";
};
export type PriceEstimate_cater$key = {
  readonly " $data"?: PriceEstimate_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceEstimate_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceEstimate_cater",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "zipCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "city",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cvrNumber",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSharedBasket_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "ef1c5ded7d3b86c84a942d6b7831f90d";

export default node;

/**
 * @generated SignedSource<<368936ec292701620c91a0b3243cc5ff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhoneOrderForm_cater$data = {
  readonly address: string | null | undefined;
  readonly city: string | null | undefined;
  readonly noticeDays: number | null | undefined;
  readonly number: number;
  readonly offersDelivery: boolean;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderCatalogue_cater">;
  readonly " $fragmentType": "PhoneOrderForm_cater";
};
export type PhoneOrderForm_cater$key = {
  readonly " $data"?: PhoneOrderForm_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhoneOrderForm_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhoneOrderForm_cater",
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
      "name": "noticeDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersDelivery",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useOrderCatalogue_cater"
    }
  ],
  "type": "Cater",
  "abstractKey": null
};

(node as any).hash = "c302ab48f21e19c3084461766e26539f";

export default node;

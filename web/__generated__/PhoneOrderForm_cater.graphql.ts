/**
 * @generated SignedSource<<d8df11d212f38f7658a15408575464d9>>
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
  readonly offersPickup: boolean | null | undefined;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offersPickup",
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

(node as any).hash = "3ce94f5d3a8e2576b73df467cf6e61a2";

export default node;

/**
 * @generated SignedSource<<d21be9215ecc264326494b470422ad36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderForm_cater$data = {
  readonly address: string | null | undefined;
  readonly changeTerms: {
    readonly cancelText: string;
  } | null | undefined;
  readonly city: string | null | undefined;
  readonly minCovers: number | null | undefined;
  readonly name: string;
  readonly noticeDays: number | null | undefined;
  readonly number: number;
  readonly offersDelivery: boolean;
  readonly offersPickup: boolean | null | undefined;
  readonly phoneNumber: string | null | undefined;
  readonly zipCode: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useOrderCatalogue_cater">;
  readonly " $fragmentType": "OrderForm_cater";
};
export type OrderForm_cater$key = {
  readonly " $data"?: OrderForm_cater$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderForm_cater">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderForm_cater",
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
      "name": "name",
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
      "name": "offersDelivery",
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
      "name": "minCovers",
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
      "alias": null,
      "args": null,
      "concreteType": "ChangeTerms",
      "kind": "LinkedField",
      "name": "changeTerms",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancelText",
          "storageKey": null
        }
      ],
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

(node as any).hash = "08b9a4807b9584ca3504875ab69d723c";

export default node;
